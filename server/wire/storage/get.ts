import { findFile } from '#server/files/find-file.ts';
import { sendRefusal, sendResource } from './answer.ts';
import { operatorOf, type StorageCall } from './call.ts';

/** GET …/o/{name}: the metadata of a file, including its download token. */
export async function get(call: StorageCall, name: string): Promise<void> {
	const operator = await operatorOf(call);
	if (!operator.ok) return sendRefusal(call, operator.error);
	const file = await findFile(call.service, name);
	if (file === null) return sendRefusal(call, 'not-found');
	sendResource(call, file);
}
