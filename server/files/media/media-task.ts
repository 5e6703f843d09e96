import type { Variant } from '#core/media/variant.ts';

/** A task for the process that handles hostile files; each names one path on the disk. */
export type MediaTask =
	| { kind: 'inspect'; path: string; cleanedPath: string }
	| { kind: 'variant'; path: string; svg: boolean; variant: Variant; target: string };

export type ByteFacts = { size: number; sha256: string; md5: string };

/**
 * The facts about a file. `cleaned` = the same picture without metadata, on the disk at
 * `cleanedPath`.
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
