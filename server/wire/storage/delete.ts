import { removeFile } from '#server/files/remove-file.ts';
import { sendEmpty, sendRefusal } from './answer.ts';
import { operatorOf, type StorageCall } from './call.ts';

/** DELETE …/o/{name} */
export async function remove(call: StorageCall, name: string): Promise<void> {
	const operator = await operatorOf(call);
	if (!operator.ok) return sendRefusal(call, operator.error);
	const removed = await removeFile(call.service, operator.value, name);
	if (removed.ok) sendEmpty(call, 204);
	else sendRefusal(call, removed.error);
}
