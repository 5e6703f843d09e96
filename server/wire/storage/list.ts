import { BUCKET } from '#core/media/stored-file.ts';
import { readCount } from '#core/media/upload-state.ts';
import { listFiles } from '#server/files/list-files.ts';
import { sendJson, sendRefusal } from './answer.ts';
import { operatorOf, type StorageCall } from './call.ts';

const USUAL_PAGE = 1_000;

/** GET …/o?prefix=&delimiter=&pageToken=&maxResults= */
export async function list(call: StorageCall, query: URLSearchParams): Promise<void> {
	const operator = await operatorOf(call);
	if (!operator.ok) return sendRefusal(call, operator.error);
	const prefix = query.get('prefix') ?? '';
	const most = query.has('maxResults') ? readCount(query.get('maxResults') ?? '') : USUAL_PAGE;
	if (most === null || prefix.includes('\0')) return sendRefusal(call, 'bad-request');
	const asked = {
		prefix,
		delimiter: query.get('delimiter') ?? '',
		pageToken: query.get('pageToken'),
		most,
	};
	const { prefixes, items, nextPageToken } = await listFiles(call.service, asked);
	const next = nextPageToken === null ? {} : { nextPageToken };
	sendJson(call, 200, {
		prefixes,
		items: items.map((name) => ({ name, bucket: BUCKET })),
		...next,
	});
}
