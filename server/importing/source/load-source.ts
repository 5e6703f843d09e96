import { IMPORT_FILE_BYTES } from '#core/importing/limits.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { AppContext } from '#server/context.ts';
import { fileByAddress, readStoredFile } from '#server/files/read-stored-file.ts';
import type { ImportSource } from '#server/importing/batch/import-batch.ts';
import type { Outbound } from '#server/outbound/outbound.ts';
import type { OutboundProblem } from '#server/outbound/outbound-problem.ts';

/**
 * Why the bytes of a source could not be loaded; `core/importing/copy/desk.ts` has a sentence for
 * each.
 */
type LoadProblem = 'file-gone' | 'too-large' | 'fetch-status' | `fetch-${OutboundProblem}`;

/** The bytes of a source and a name that may reveal its format. */
export type LoadedSource = { bytes: Uint8Array; fileName: string };
type Loaded = Result<LoadedSource, LoadProblem>;
export type LoadContext = Pick<AppContext, 'db' | 'config' | 'outbound'> & {
	/** Maximum bytes of a file or a response; `IMPORT_FILE_BYTES` by default. */
	importBytes?: number;
};

const FETCH_MS = 30_000;
const MOST_REDIRECTS = 5;

/**
 * The bytes of a source and a name that may reveal its format. The source is a pasted text, an
 * uploaded file, or the current response of an address.
 */
export async function loadSource(
	{ db, config, outbound, importBytes = IMPORT_FILE_BYTES }: LoadContext,
	{ kind, text, address, name }: ImportSource,
): Promise<Loaded> {
	if (kind === 'file') return loadFile({ db, config, importBytes }, address ?? '', name);
	if (kind !== 'address') return ok({ bytes: new TextEncoder().encode(text ?? ''), fileName: '' });
	return fetchSource(outbound, address ?? '', { maxBytes: importBytes });
}

/** The current response of an address, through the guarded client. */
export async function fetchSource(
	outbound: Pick<Outbound, 'request'>,
	address: string,
	bounds: { maxBytes?: number; signal?: AbortSignal } = {},
): Promise<Loaded> {
	const asked = {
		url: address,
		maxBytes: IMPORT_FILE_BYTES,
		deadlineMs: FETCH_MS,
		maxRedirects: MOST_REDIRECTS,
		...bounds,
	};
	const reply = await outbound.request({ ...asked, protocols: ['https:', 'http:'] });
	if (!reply.ok) return fail(`fetch-${reply.error}` as const);
	if (reply.value.status < 200 || reply.value.status > 299) return fail('fetch-status');
	return ok({ bytes: reply.value.body, fileName: lastPart(reply.value.url) });
}

type FileContext = Required<Pick<LoadContext, 'db' | 'config' | 'importBytes'>>;

async function loadFile(
	{ db, config, importBytes }: FileContext,
	address: string,
	fileName: string,
): Promise<Loaded> {
	const file = await fileByAddress(db.kysely, address);
	if (file === null) return fail('file-gone');
	if (file.size > importBytes) return fail('too-large');
	const bytes = await readStoredFile(config, file);
	return bytes === null ? fail('file-gone') : ok({ bytes, fileName });
}

function lastPart(url: string): string {
	return new URL(url).pathname.split('/').at(-1) ?? '';
}
