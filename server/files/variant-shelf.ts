import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SVG_TYPE } from '#core/media/content-kind.ts';
import type { Refusal } from '#core/media/refusal.ts';
import type { StoredFile } from '#core/media/stored-file.ts';
import type { Variant } from '#core/media/variant.ts';
import { missingAsNull } from './file-errors.ts';
import type { FileService } from './file-service.ts';
import { diskPath } from './store/disk-store.ts';
import { copyToStaging } from './upload/staging.ts';

const DRAWING_MS = 30_000;

/** The folder of picture sizes: outside the files, because they can be regenerated. */
export function variantFolder(dataDir: string, digest?: string): string {
	return join(dataDir, 'derived', ...(digest === undefined ? [] : [digest.slice(0, 2), digest]));
}

/** Deletes all sizes; they are regenerated on demand. */
export async function dropVariants(dataDir: string): Promise<void> {
	await rm(variantFolder(dataDir), { recursive: true, force: true });
}

/** Digests that have stored sizes. */
export async function listVariantDigests(dataDir: string): Promise<string[]> {
	const entries = (await missingAsNull(readdir(variantFolder(dataDir)))) ?? [];
	const inside = await Promise.all(
		entries.map((name) => missingAsNull(readdir(join(variantFolder(dataDir), name)))),
	);
	return inside.flatMap((names) => names ?? []);
}

export type VariantShelf = ReturnType<typeof createVariantShelf>;

/** Picture sizes, each made once: concurrent requests for the same size share one run. */
export function createVariantShelf(service: FileService) {
	const drawing = new Map<string, Promise<Refusal | null>>();

	async function draw(file: StoredFile, variant: Variant, target: string): Promise<Refusal | null> {
		const local = await localCopy(service, file);
		if (local === null) return 'not-found';
		try {
			const task = {
				kind: 'variant',
				path: local.path,
				svg: file.detectedType === SVG_TYPE,
				variant,
				target,
			} as const;
			const answer = await service.painter.run(task, DRAWING_MS);
			return answer !== null && 'done' in answer ? null : 'unavailable';
		} finally {
			await local.forget();
		}
	}

	return {
		/**
		 * Opens one variant of a picture for reading; `variant` was parsed from the file name `name`.
		 */
		async open(
			file: StoredFile,
			digest: string,
			{ name, variant }: { name: string; variant: Variant },
		): Promise<FileHandle | Refusal> {
			const folder = variantFolder(service.dataDir, digest);
			const target = join(folder, name);
			const there = await missingAsNull(open(target, 'r'));
			if (there !== null) return there;
			await mkdir(folder, { recursive: true });
			let work = drawing.get(target);
			if (work === undefined) {
				work = draw(file, variant, target).finally(() => drawing.delete(target));
				drawing.set(target, work);
			}
			const refused = await work;
			return refused ?? (await missingAsNull(open(target, 'r'))) ?? 'unavailable';
		},
	};
}

/** A file's bytes at a local path, for a decoder. */
async function localCopy(
	service: FileService,
	file: StoredFile,
): Promise<{ path: string; forget(): Promise<void> } | null> {
	if (file.store === 'disk') {
		const there = (await service.storeOf('disk').size(file.objectId)) !== null;
		return there
			? { path: diskPath(service.dataDir, file.objectId), forget: async () => undefined }
			: null;
	}
	return copyToStaging(service.staging, service.storeOf(file.store), file.objectId);
}
