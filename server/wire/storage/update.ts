import { changeMetadata } from '#server/files/change-metadata.ts';
import { sendRefusal, sendResource } from './answer.ts';
import { operatorOf, type StorageCall } from './call.ts';
import { readJson } from './read-json.ts';

/** PATCH …/o/{name}: changes the metadata of a file. */
export async function update(call: StorageCall, name: string): Promise<void> {
	const operator = await operatorOf(call);
	if (!operator.ok) return sendRefusal(call, operator.error);
	const given = await readJson(call.request);
	if (!given.ok) return sendRefusal(call, given.error);
	const file = await changeMetadata(call.service, name, given.value);
	if (file.ok) sendResource(call, file.value);
	else sendRefusal(call, file.error);
}
