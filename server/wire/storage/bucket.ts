import { refusalCopy } from '#core/media/copy/media.ts';
import { readRoom } from '#server/files/upload/room.ts';
import { sendJson, sendRefusal } from './answer.ts';
import { operatorOf, type StorageCall } from './call.ts';

/**
 * GET /files/v0/b/main, a call of our own: how much space there is. The official client goes on
 * trying for minutes when the disk is full and says nothing meanwhile; here the panel learns why an
 * upload does not move.
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
