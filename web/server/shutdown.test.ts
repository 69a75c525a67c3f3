/** @jest-environment node */
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeGracefully, endInOrder } from './shutdown';

async function listening() {
  let arrived: (response: ServerResponse) => void = () => undefined;
  const server = createServer((_, response) => arrived(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const read = (response: IncomingMessage) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk))).on('end', () => resolve(body));
      };
      get({ port, host: '127.0.0.1', agent }, read).on('error', reject);
    });
  return { server, ask, agent, nextRequest: () => new Promise<ServerResponse>((resolve) => (arrived = resolve)) };
}

describe('closeGracefully', () => {
  it('lets requests under way finish, takes no new ones, and is done then', async () => {
    const { server, ask, agent, nextRequest } = await listening();
    const arrived = nextRequest();
    const answer = ask();
    const response = await arrived;
    const closed = closeGracefully(server);
    response.end('whole');
    expect(await answer).toBe('whole');
    expect(await closed).toBe(true);
    agent.destroy();
    await expect(ask()).rejects.toThrow();
  });

  it('answers the next request of a connection in use, as its last', async () => {
    const { server, ask, agent, nextRequest } = await listening();
    void nextRequest().then((response) => response.end('first'));
    expect(await ask()).toBe('first');
    const closed = closeGracefully(server, { quietMs: 5_000 });
    void nextRequest().then((response) => response.end('last'));
    expect(await ask()).toBe('last');
    expect(await closed).toBe(true);
    agent.destroy();
  });

  it('closes idle connections', async () => {
    const { server, ask, agent, nextRequest } = await listening();
    void nextRequest().then((response) => response.end('done'));
    expect(await ask()).toBe('done');
    expect(await closeGracefully(server, { quietMs: 0 })).toBe(true);
    agent.destroy();
  });

  it('cuts what does not finish in time, and says so', async () => {
    const { server, ask, agent, nextRequest } = await listening();
    const arrived = nextRequest();
    const answer = ask().catch(() => 'cut');
    await arrived;
    expect(await closeGracefully(server, { graceMs: 20 })).toBe(false);
    expect(await answer).toBe('cut');
    agent.destroy();
  });
});

describe('endInOrder', () => {
  it('says that it ends while it still accepts, lets accepted requests finish, and accepts nothing then', async () => {
    const { server, ask, agent, nextRequest } = await listening();
    const [slow, arrived] = [nextRequest(), ask()];
    const accepted = await slow;
    let isReady = true;
    const ended = endInOrder(server, { announce: () => (isReady = false), delayMs: 300 });
    expect(isReady).toBe(false);

    void nextRequest().then((response) => response.end('on another connection'));
    expect(await ask()).toBe('on another connection');
    accepted.end('whole');
    expect(await arrived).toBe('whole');
    expect(await ended).toBe(true);
    agent.destroy();
    await expect(ask()).rejects.toThrow();
  });
});
