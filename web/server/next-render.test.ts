/** @jest-environment node */
import { internalRequest, renderWithNext } from './next-render';

describe('renderWithNext', () => {
  it('collects a streamed answer whole', async () => {
    const rendered = await renderWithNext(async (_, response) => {
      response.setHeader('x-a', '1');
      response.statusCode = 201;
      response.flushHeaders();
      expect(response.headersSent).toBe(true);
      response.write('one ');
      await new Promise((resolve) => response.write('dGhyZWU=', 'base64', resolve));
      response.end(Buffer.from(' end'));
    }, internalRequest({ url: '/' }));
    expect(rendered).toMatchObject({ status: 201, headers: { 'x-a': '1' } });
    expect(rendered.body.toString()).toBe('one three end');
  });

  it('takes headers in every form that writeHead has', async () => {
    const write = async (...args: [number, ...unknown[]]) =>
      (await renderWithNext(async (_, response) => void (response.writeHead as (...a: unknown[]) => typeof response)(...args).end(), internalRequest({ url: '/' })))
        .headers;
    expect(await write(200, { 'X-A': '1' })).toEqual({ 'x-a': '1' });
    expect(await write(200, 'OK', { 'X-A': '1' })).toEqual({ 'x-a': '1' });
    expect(await write(200, ['X-A', '1', 'X-B', '2'])).toEqual({ 'x-a': '1', 'x-b': '2' });
  });

  it('waits for an answer that ends after the handler', async () => {
    const rendered = await renderWithNext(async (_, response) => void setImmediate(() => response.end('late')), internalRequest({ url: '/' }));
    expect(rendered.body.toString()).toBe('late');
  });

  it('calls an answer that Next gives up a failure', async () => {
    const rendered = await renderWithNext(async (_, response) => {
      response.write('half');
      response.destroy(new Error('aborted'));
    }, internalRequest({ url: '/' }));
    expect(rendered).toMatchObject({ status: 500, body: Buffer.alloc(0) });
  });

  it('hides Accept-Encoding and hands on the body', async () => {
    let seen = '';
    const rendered = await renderWithNext(
      async (request, response) => {
        expect(request.headers).toEqual({ 'content-type': 'application/json', 'content-length': '7' });
        for await (const chunk of request) seen += String(chunk);
        response.end();
      },
      internalRequest({ method: 'POST', url: '/', body: '{"a":1}', headers: { 'accept-encoding': 'br', 'content-type': 'application/json' } }),
    );
    expect(rendered.status).toBe(200);
    expect(seen).toBe('{"a":1}');
  });
});
