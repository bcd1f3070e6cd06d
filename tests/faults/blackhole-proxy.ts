/** A proxy in front of a server that can drop everything it receives without closing connections: a black hole. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class BlackholeProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isDropping = false;

  private constructor(host: string, port: number) {
    this.#server = createServer((client) => this.#pass(client, host, port));
  }

  static async before(host: string, port: number): Promise<BlackholeProxy> {
    const proxy = new BlackholeProxy(host, port);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** From now on nothing arrives, neither on open connections, which never recover, nor on new ones. */
  drop(): void {
    this.#isDropping = true;
    for (const socket of this.#sockets) discard(socket);
  }

  /** New connections pass again. */
  pass(): void {
    this.#isDropping = false;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #pass(client: Socket, host: string, port: number): void {
    this.#keep(client);
    if (this.#isDropping) {
      discard(client);
      return;
    }
    const server = connect(port, host);
    this.#keep(server);
    client.pipe(server).pipe(client);
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {}).once('close', () => this.#sockets.delete(socket));
  }
}

function discard(socket: Socket): void {
  socket.unpipe().resume();
}
