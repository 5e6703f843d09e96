import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';

/**
 * A connection of a pool that knows since when its server owes an answer, and that can be cut. Its
 * name is its `application_name` on the server.
 */
export class Line extends pg.Client {
	readonly name: string;
	/** Since when an answer is awaited (milliseconds of `performance.now`); null = none is. */
	waitsSince: number | null = null;
	/** Whether it lies in the pool, lent to no query or transaction. */
	isIdle = false;
	readonly #socket: Socket;

	constructor(config: pg.ClientConfig) {
		const name = `guia ${randomUUID().slice(-12)}`;
		const socket = new Socket();
		super({ ...config, application_name: name, stream: () => socket });
		this.name = name;
		this.#socket = socket;
		const ask = this.query.bind(this) as (...given: unknown[]) => Promise<unknown>;
		this.query = ((...given: unknown[]) => this.#await(ask(...given))) as pg.Client['query'];
	}

	/** Ends it at once, without a goodbye; a pending query fails. */
	cut(): void {
		this.#socket.destroy();
	}

	async #await<T>(answer: Promise<T>): Promise<T> {
		this.waitsSince = performance.now();
		try {
			return await answer;
		} finally {
			this.waitsSince = null;
		}
	}
}
