import type { Written } from '#core/admin/written.ts';
import { settingsCopy } from '#core/copy/settings.ts';

/** Texts after a save that affects readers: the site already shows it, or will in moments. */
export type DoneWords = { shown: string; soon: string };

/** Only true claims about a save: none about the site if nothing changed there. */
export function doneWords({ shown, soon }: DoneWords, written: Written | null): string {
	if (written === null) return settingsCopy.saved;
	return written.shows ? shown : soon;
}
