// A CMS process that prints its log and ends by a signal, as the real one: for tests that look at the process from outside.
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');

const appDir = path.resolve(__dirname, '../..');

async function main() {
  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist'), serveAdminPanel: false });
  await strapi.load();
  strapi.server.mount();
  strapi.server.httpServer.listen(0, '127.0.0.1', () => process.send(strapi.server.httpServer.address().port));
  // The test crashed.
  process.once('disconnect', () => process.exit(1));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
