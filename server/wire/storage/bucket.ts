import { refusalCopy } from '#core/media/copy/media.ts';
import { readRoom } from '#server/files/upload/room.ts';
import { sendJson, sendRefusal } from './answer.ts';
import { operatorOf, type StorageCall } from './call.ts';

/**
 * GET /files/v0/b/main, an extension of the protocol: the space used and left. On a full disk the
 * official client silently retries for minutes. This call shows the panel why an upload does not
 * progress.
 */
export async function bucket(call: StorageCall): Promise<void> {
	const operator = await operatorOf(call);
	if (!operator.ok) return sendRefusal(call, operator.error);
	const room = await readRoom(call.service);
	const problem = room.full ? { reason: 'disk-full', message: refusalCopy['disk-full'] } : null;
	sendJson(call, 200, {
		usedBytes: room.used,
		underWayBytes: room.underWay,
		quotaBytes: room.quota,
		freeBytes: room.free,
		largestFileBytes: room.largestFile,
		problem,
	});
}
