// A CMS process that does what is due when it is told to: for a test that kills it on the way.
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');

const appDir = path.resolve(__dirname, '../..');
const { runDueSchedules } = require(path.join(appDir, 'dist/src/content/schedules'));

async function main() {
  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist'), serveAdminPanel: false });
  strapi.log.transports.forEach((transport) => (transport.level = 'error'));
  await strapi.load();
  process.on('message', () => runDueSchedules(strapi));
  // The test's end, or its crash.
  process.once('disconnect', () => process.exit(0));
  process.send('ready');
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
