import { createHash } from 'node:crypto';
import { connect } from 'node:net';

/** What the official client sends, request by request. */
export type FileClient = ReturnType<typeof createFileClient>;

export type Step = { status: number; state: string | null; received: number; body: unknown };

const OBJECTS = '/files/v0/b/main/o';

export function createFileClient(url: string, token: string | null = 'token-of-editor') {
	const auth: Record<string, string> = token === null ? {} : { authorization: `Firebase ${token}` };

	async function ask(path: string, init: RequestInit = {}): Promise<Response> {
		return fetch(new URL(path, url), {
			...init,
			headers: { ...auth, ...(init.headers as Record<string, string>) },
		});
	}

	async function step(
		path: string,
		headers: Record<string, string>,
		body?: Uint8Array,
	): Promise<Step> {
		const response = await ask(path, {
			method: 'POST',
			headers,
			...(body === undefined ? {} : { body: Buffer.from(body) }),
		});
		const text = await response.text();
		return {
			status: response.status,
			state: response.headers.get('x-goog-upload-status'),
			received: Number(response.headers.get('x-goog-upload-size-received')),
			body: text === '' ? null : JSON.parse(text),
		};
	}

	return {
		url,
		token,
		ask,
		/** One request, as up to 256 KB are sent. */
		async multipart(
			name: string,
			bytes: Uint8Array,
			contentType = 'application/octet-stream',
			metadata: object = {},
		) {
			const boundary = '1234567890';
			const head = `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify({ name, contentType, ...metadata })}\r\n`;
			const body = Buffer.concat([
				Buffer.from(`${head}--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`),
				bytes,
				Buffer.from(`\r\n--${boundary}--`),
			]);
			const headers = {
				'x-goog-upload-protocol': 'multipart',
				'content-type': `multipart/related; boundary=${boundary}`,
			};
			const response = await ask(`${OBJECTS}?name=${encodeURIComponent(name)}`, {
				method: 'POST',
				headers,
				body,
			});
			return { status: response.status, body: JSON.parse(await response.text()) };
		},
		/** The address of a new upload; throws the status when it was refused. */
		async start(
			name: string,
			size: number,
			contentType = 'application/octet-stream',
		): Promise<string> {
			const response = await ask(`${OBJECTS}?name=${encodeURIComponent(name)}`, {
				method: 'POST',
				headers: {
					'x-goog-upload-protocol': 'resumable',
					'x-goog-upload-command': 'start',
					'x-goog-upload-header-content-length': String(size),
					'x-goog-upload-header-content-type': contentType,
					'content-type': 'application/json; charset=utf-8',
				},
				body: JSON.stringify({ name, contentType }),
			});
			await response.text();
			if (response.status !== 200) throw new Error(`start: ${response.status}`);
			return response.headers.get('x-goog-upload-url') ?? '';
		},
		send: (upload: string, offset: number, bytes: Uint8Array, finalize = false) =>
			step(
				upload,
				{
					'x-goog-upload-command': finalize ? 'upload, finalize' : 'upload',
					'x-goog-upload-offset': String(offset),
				},
				bytes,
			),
		finalize: (upload: string, offset: number) =>
			step(upload, { 'x-goog-upload-command': 'finalize', 'x-goog-upload-offset': String(offset) }),
		query: (upload: string) => step(upload, { 'x-goog-upload-command': 'query' }),
		/**
		 * Announces `bytes`, sends only `sent` of them and then breaks off: RST, an orderly end, or
		 * silence.
		 */
		broken(
			upload: string,
			offset: number,
			bytes: Uint8Array,
			{ sent, how }: { sent: number; how: 'reset' | 'end' | 'silence' },
		) {
			const command = `X-Goog-Upload-Command: upload\r\nX-Goog-Upload-Offset: ${offset}\r\nContent-Length: ${bytes.length}`;
			const head = `POST ${upload} HTTP/1.1\r\nHost: x\r\nAuthorization: Firebase ${token}\r\n${command}\r\n\r\n`;
			return breakOff(url, Buffer.concat([Buffer.from(head), bytes.subarray(0, sent)]), how);
		},
		media: (name: string, headers: Record<string, string> = {}) =>
			ask(`${OBJECTS}/${encodeURIComponent(name)}?alt=media`, { headers }),
		resource: (name: string) => ask(`${OBJECTS}/${encodeURIComponent(name)}`),
		remove: (name: string) => ask(`${OBJECTS}/${encodeURIComponent(name)}`, { method: 'DELETE' }),
	};
}

/** Sends and leaves. With silence the connection stays open until the caller ends it. */
function breakOff(
	url: string,
	bytes: Buffer,
	how: 'reset' | 'end' | 'silence',
): Promise<() => void> {
	return new Promise((resolve) => {
		const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) }, () => {
			socket.write(bytes, () => {
				if (how === 'reset') socket.resetAndDestroy();
				if (how === 'end') socket.destroy();
				resolve(() => socket.destroy());
			});
		});
		socket.on('error', () => resolve(() => undefined));
	});
}

export function sha256(bytes: Uint8Array): string {
	return createHash('sha256').update(bytes).digest('hex');
}

/** Bytes that no compression and no accident repeats, the same for the same seed. */
export function sampleBytes(length: number, seed = 1): Buffer {
	const bytes = Buffer.alloc(length);
	for (let at = 0, state = seed >>> 0 || 1; at < length; at++) {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		bytes[at] = state & 255;
	}
	return bytes;
}
