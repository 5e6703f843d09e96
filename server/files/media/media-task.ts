import type { Variant } from '#core/media/variant.ts';

/** What the process for hostile files is asked to do, by one path on the disk. */
export type MediaTask =
	| { kind: 'inspect'; path: string; cleanedPath: string }
	| { kind: 'variant'; path: string; svg: boolean; variant: Variant; target: string };

export type ByteFacts = { size: number; sha256: string; md5: string };

/**
 * What a file is. `cleaned` = the same picture without the data about its making, at `cleanedPath`,
 * on the disk.
 */
export type Inspection = {
	source: ByteFacts;
	detectedType: string | null;
	picture: { width: number; height: number } | null;
	problem: 'picture-too-large' | 'unreadable-picture' | null;
	cleaned: ByteFacts | null;
};

/** The answer to a task; `error` is for the log. */
export type MediaAnswer = { inspection: Inspection } | { done: true } | { error: string };
