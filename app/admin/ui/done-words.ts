import type { Written } from '#core/admin/written.ts';
import { settingsCopy } from '#core/copy/settings.ts';

/** Words after a save that readers see: the site shows it already, or will within moments. */
export type DoneWords = { shown: string; soon: string };

/** What may truly be said of a save: nothing about the site where it changed nothing there. */
export function doneWords({ shown, soon }: DoneWords, written: Written | null): string {
	if (written === null) return settingsCopy.saved;
	return written.shows ? shown : soon;
}
