import { type FirebaseStorage, getStorage } from 'firebase/storage';
import { currentSession } from '#app/identity/session.client.ts';
import { BUCKET } from '#core/media/stored-file.ts';
import type { UploadNote } from '#core/media/upload-view.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import { paths } from '#core/site/paths.ts';

/**
 * The official storage client with this page's session, pointed at our own server (S7.04). It keeps
 * its own retry times (S9.02).
 */
export async function openStorage(): Promise<FirebaseStorage> {
	const { auth } = await currentSession();
	const storage = getStorage(auth.app, `gs://${BUCKET}`);
	const { protocol, host } = window.location;
	// Neither field is in the published types: the pinned client version and the contract tests guard
	// them.
	return Object.assign(storage, { host: host + paths.files, _protocol: protocol.slice(0, -1) });
}

/**
 * Asks the server why an upload stalls: the client is silent while it retries. Null = no problem,
 * only slow.
 */
export async function askWhyStuck(): Promise<UploadNote | null> {
	try {
		const token = await (await currentSession()).token();
		const response = await fetch(callPaths.bucket, {
			headers: { authorization: `Bearer ${token}` },
			signal: AbortSignal.timeout(5_000),
		});
		if (!response.ok) return response.status >= 500 ? 'unavailable' : null;
		const { problem }: { problem: { reason: string } | null } = await response.json();
		return problem?.reason === 'disk-full' ? 'disk-full' : null;
	} catch {
		return 'offline';
	}
}
