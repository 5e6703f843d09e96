import { type Draft, useDraft } from '#app/admin/ui/use-draft.ts';

export type SourceKindTab = 'text' | 'file' | 'address';

/** What is typed on the first step. `format` and `date` '' = as the source tells by itself. */
export type SourceDraft = {
	kind: SourceKindTab;
	text: string;
	address: string;
	format: string;
	date: string;
	competition: { id: string; name: string } | null;
	day: string;
	zone: string;
};

const BLANK: SourceDraft = {
	kind: 'text',
	text: '',
	address: '',
	format: '',
	date: '',
	competition: null,
	day: '',
	zone: '',
};

/** What was pasted or typed and not read yet: kept in this browser, whatever happens. */
export function useSourceDraft(): Draft<SourceDraft> & { clear(): void } {
	const draft = useDraft('importar', BLANK);
	return { ...draft, clear: () => draft.reset(BLANK) };
}
