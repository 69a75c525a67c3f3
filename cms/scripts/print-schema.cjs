// Prints the content API's GraphQL schema to schema.graphql; with --check says instead whether that file is
// up to date. Needs the compiled project (tsc), no database:
// register() loads the content types and extensions, and only bootstrap() would connect.
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');
const { lexicographicSortSchema, printSchema } = require('graphql');

const appDir = path.resolve(__dirname, '..');

async function main() {
  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  await strapi.register();
  const schema = strapi.plugin('graphql').service('content-api').buildSchema();
  const file = path.join(appDir, 'schema.graphql');
  const text = `${printSchema(lexicographicSortSchema(schema))}\n`;
  if (process.argv.includes('--check')) {
    if (readFileSync(file, 'utf8') !== text) throw new Error('schema.graphql is stale: run `npm run codegen`');
  } else {
    writeFileSync(file, text);
  }
  // Registered services keep timers; nothing is left to do.
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
