import { connect, type Socket } from 'node:net';

export type Answer = { status: number; bytes: number };

/**
 * One keep-alive connection with one request at a time. It reads no more of an answer than is
 * needed to know where it ends.
 */
export class SocketClient {
	readonly #socket: Socket;
	#parts: Buffer[] = [];
	#held = 0;
	#done: ((answer: Answer | null) => void) | null = null;
	#expected = 0;
	#status = 0;

	constructor(port: number) {
		this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
		this.#socket.on('data', (chunk: Buffer) => this.#onData(chunk));
		this.#socket.on('error', () => this.#finish(null));
		this.#socket.on('close', () => this.#finish(null));
	}

	/** Sends a request and calls back with the answer, null when the connection broke. */
	send(request: string, done: (answer: Answer | null) => void): void {
		if (this.#socket.destroyed) return done(null);
		this.#done = done;
		this.#expected = 0;
		this.#socket.write(request, 'latin1');
	}

	get isOpen(): boolean {
		return !this.#socket.destroyed;
	}

	close(): void {
		this.#socket.destroy();
	}

	#onData(chunk: Buffer): void {
		if (this.#expected === 0) {
			this.#parts.push(chunk);
			const head = this.#parts.length === 1 ? chunk : Buffer.concat(this.#parts);
			const end = head.indexOf('\r\n\r\n');
			if (end < 0) return;
			const text = head.toString('latin1', 0, end);
			this.#status = Number(text.slice(9, 12));
			this.#expected = end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
			this.#held = head.length;
			this.#parts = [];
		} else {
			this.#held += chunk.length;
		}
		if (this.#held >= this.#expected) this.#finish({ status: this.#status, bytes: this.#held });
	}

	#finish(answer: Answer | null): void {
		const done = this.#done;
		this.#done = null;
		done?.(answer);
	}
}
