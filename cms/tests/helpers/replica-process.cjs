// A CMS process of its own, for tests that need two: Strapi keeps too much in module scope to run twice in one.
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');

const appDir = path.resolve(__dirname, '../..');

async function main() {
  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist'), serveAdminPanel: false });
  strapi.log.transports.forEach((transport) => (transport.level = 'error'));
  await strapi.load();
  strapi.server.mount();
  strapi.server.httpServer.listen(0, '127.0.0.1', () => process.send(strapi.server.httpServer.address().port));
  // The test's end, or its crash.
  process.once('disconnect', () => strapi.destroy().finally(() => process.exit(0)));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
