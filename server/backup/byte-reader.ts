import { backupCopy } from '#core/copy/backup.ts';
import { AppError } from '#core/kit/app-error.ts';

const LARGEST_PART = 1 << 20;

/** Reads a stream of chunks in exact byte counts. */
export class ByteReader {
	readonly #chunks: AsyncIterator<Buffer>;
	#rest: Buffer = Buffer.alloc(0);

	constructor(source: AsyncIterable<Buffer>) {
		this.#chunks = source[Symbol.asyncIterator]();
	}

	/** Exactly `count` bytes in one buffer; null when the stream ends early. */
	async take(count: number): Promise<Buffer | null> {
		const parts: Buffer[] = [];
		for (let left = count; left > 0; ) {
			const part = await this.#upTo(left);
			if (part === null) return null;
			parts.push(part);
			left -= part.length;
		}
		return Buffer.concat(parts);
	}

	/**
	 * Exactly `count` bytes, chunk by chunk. @throws AppError 'backup-invalid' when the stream ends
	 * early.
	 */
	async *stream(count: number): AsyncGenerator<Buffer> {
		for (let left = count; left > 0; ) {
			const part = await this.#upTo(left);
			if (part === null)
				throw new AppError('backup-invalid', backupCopy.damaged(backupCopy.reasons.cut));
			left -= part.length;
			yield part;
		}
	}

	/** Reads to the end. False = something other than zeros was left. */
	async isEmptyToTheEnd(): Promise<boolean> {
		let isEmpty = true;
		for (
			let part = await this.#upTo(LARGEST_PART);
			part !== null;
			part = await this.#upTo(LARGEST_PART)
		)
			isEmpty &&= !part.some(Boolean);
		return isEmpty;
	}

	async #upTo(count: number): Promise<Buffer | null> {
		while (this.#rest.length === 0) {
			const next = await this.#chunks.next();
			if (next.done) return null;
			this.#rest = next.value;
		}
		const part = this.#rest.subarray(0, count);
		this.#rest = this.#rest.subarray(part.length);
		return part;
	}
}
