import { createDiskSink } from './disk-sink.ts';
import type { Holding } from './holding.ts';
import type { Staging } from './staging.ts';

/** Uploads in flight on this machine's disk. */
export function createDiskHolding(staging: Staging): Holding {
	return {
		onDisk: true,
		async begin(objectId) {
			await staging.create(objectId);
			return null;
		},
		async openAt({ objectId, received }) {
			const file = await staging.openAt(objectId, received);
			return file === null ? null : { ...createDiskSink(file, received), multipartAt: () => null };
		},
		tidy: async () => undefined,
		async complete({ objectId }) {
			return (await staging.size(objectId)) === null
				? null
				: {
						path: staging.path(objectId),
						isStored: false,
						forget: () => staging.remove(objectId),
					};
		},
		// The sweeper of the staging folder does that.
		sweep: async () => 0,
		discard: ({ objectId }) => staging.remove(objectId),
	};
}
