import { errorCode } from '#core/kit/app-error.ts';
import { databaseError, isConflict } from './db-error.ts';

/** Failed statements of one database since it was opened, by what failed. */
export type ErrorCounts = ReturnType<typeof createErrorCounts>;

/** `conflict` = run again without harm; `other` = mostly a mistake of this program. */
const NONE = { unavailable: 0, 'disk-full': 0, conflict: 0, other: 0 };

export function createErrorCounts() {
	const counts = { ...NONE };

	function kindOf(error: unknown): keyof typeof NONE {
		if (isConflict(error)) return 'conflict';
		const code = errorCode(error);
		return code === 'unavailable' || code === 'disk-full' ? code : 'other';
	}

	return {
		/** Counts an error of the driver; returns what `databaseError` makes of it. */
		failed(error: unknown): unknown {
			const clear = databaseError(error);
			counts[kindOf(clear)] += 1;
			return clear;
		},
		read: (): Readonly<typeof NONE> => counts,
	};
}
