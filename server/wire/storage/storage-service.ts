import { fail, ok } from '#core/kit/result.ts';
import { paths } from '#core/site/paths.ts';
import type { Authorize } from '#server/files/file-operator.ts';
import type { FileService } from '#server/files/file-service.ts';
import { createVariantShelf } from '#server/files/variant-shelf.ts';
import type { ClientReader } from '#server/http/client.ts';
import type { RawHeaders } from '#server/http/security-headers.ts';
import type { Service } from '#server/http/service.ts';
import type { Identity } from '#server/identity/identity.ts';
import { operatorByToken } from '#server/identity/sessions/operator-access.ts';
import { createStorageListener } from './router.ts';

type StorageServiceOptions = {
	files: FileService;
	authorize: Authorize;
	common: RawHeaders;
	client: ClientReader;
};

/** The file protocol of the official client at /files. */
export function createStorageService({
	files,
	authorize,
	common,
	client,
}: StorageServiceOptions): Service {
	return {
		route: 'files',
		owns: (path) => path === paths.files || path.startsWith(`${paths.files}/`),
		watchesBodies: true,
		listener: createStorageListener({
			service: files,
			shelf: createVariantShelf(files),
			authorize,
			networkOf: (request) => client.network(request),
			common,
		}),
	};
}

/** Identifies operators by their ID token, as everywhere in the panel (S6.01). */
export function authorizeBy(identity: Identity): Authorize {
	return async (idToken, network) => {
		if (idToken === null) return fail('unauthenticated');
		const access = await operatorByToken(identity, { idToken, needs: 'editor', network });
		if (access.ok) return ok({ id: access.value.operator.id, role: access.value.operator.role });
		return fail(access.error === 'signed-out' ? 'unauthenticated' : 'forbidden');
	};
}
