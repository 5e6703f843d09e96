import { BUCKET } from './stored-file.ts';

/** Meaning of an address below /files. */
export type FilesAddress =
	| { kind: 'bucket' }
	/** All files, or one upload in progress when the query has `upload_id`. */
	| { kind: 'objects'; query: URLSearchParams }
	| { kind: 'object'; name: string; query: URLSearchParams }
	/** A size of a picture: `digest` = prefix of its bytes' SHA-256. */
	| { kind: 'picture'; digest: string; file: string };

/**
 * Parses a raw request target below /files (`/files/v0/b/main/o/a%2Fb?alt=media`). Null when it
 * addresses nothing: another bucket, invalid percent-encoding, an unknown path.
 */
export function readFilesAddress(target: string): FilesAddress | null {
	const [path = '', search = ''] = split(target, '?');
	const parts = path.split('/').slice(2);
	if (parts[0] === 'i') return readPicture(parts);
	const [version, b, bucket, o, ...rest] = parts;
	if (version !== 'v0' || b !== 'b' || bucket !== BUCKET) return null;
	const query = new URLSearchParams(search);
	if (o === undefined) return { kind: 'bucket' };
	if (o !== 'o') return null;
	const name = decode(rest.join('/'));
	if (name === null) return null;
	return name === '' ? { kind: 'objects', query } : { kind: 'object', name, query };
}

function readPicture([, digest = '', file = '', ...rest]: string[]): FilesAddress | null {
	return rest.length === 0 && /^[0-9a-f]{32}$/.test(digest)
		? { kind: 'picture', digest, file }
		: null;
}

function split(text: string, at: string): [string, string] {
	const place = text.indexOf(at);
	return place === -1 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)];
}

function decode(text: string): string | null {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}
