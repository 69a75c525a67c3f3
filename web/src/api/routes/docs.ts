import type { OpenAPIHono } from '@hono/zod-openapi';
import { html, raw } from 'hono/html';
import type { ApiBindings } from '../http/answers';

const info = {
  title: 'Site API',
  version: '1',
  description:
    'Successful answers are {success: true, data}, failed ones {success: false, error: {code, message, fields?, values?, document?, requestId}}.',
};

/** `GET /api/openapi.json` and `GET /api/docs`, both made from the contracts of the routes added before. */
export function addDocs(app: OpenAPIHono<ApiBindings>, sessionCookieName: string): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', { type: 'apiKey', in: 'cookie', name: sessionCookieName });
  let made: ReturnType<typeof app.getOpenAPIDocument> | undefined;
  // Made once: that takes long enough to hold up others.
  const document = () => (made ??= app.getOpenAPIDocument({ openapi: '3.0.3', info }));

  app.get('/openapi.json', (c) => c.json(document()));

  app.get('/docs', (c) => {
    const { paths } = document();
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
        const operation = item[method];
        return operation ? [{ path, method: method.toUpperCase(), operation }] : [];
      }),
    );
    c.header('Content-Security-Policy', "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'");
    return c.html(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${info.title}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem">
<h1>${info.title}</h1>
<p>${info.description} The same as data: <a href="openapi.json">openapi.json</a>.</p>
${operations.map(
  ({ path, method, operation }) => html`<section>
<h2>${method} ${path}</h2>
<p>${operation.summary ?? ''}</p>
${raw(operation.requestBody ? '<h3>Body</h3>' : '')}${operation.requestBody ? schemaOf(operation.requestBody) : ''}
<h3>Answers</h3>
<dl>${Object.entries(operation.responses ?? {}).map(
    ([status, response]) =>
      html`<dt><strong>${status}</strong></dt><dd>${(response as { description?: string }).description ?? ''}${status.startsWith('2') ? schemaOf(response) : ''}</dd>`,
  )}</dl>
</section>`,
)}
</body>
</html>`);
  });
}

/** The schema of a body, as text in a box that scrolls by itself. */
function schemaOf(part: unknown) {
  const { content } = part as { content?: Record<string, { schema?: unknown }> };
  const schema = Object.values(content ?? {})[0]?.schema;
  if (!schema) return '';
  return html`<pre tabindex="0" style="overflow:auto;background:#f3f4f6;padding:1rem">${JSON.stringify(schema, null, 2)}</pre>`;
}
