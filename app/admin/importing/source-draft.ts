import { type Draft, useDraft } from '#app/admin/ui/use-draft.ts';

export type SourceKindTab = 'text' | 'file' | 'address';

/** The input of the first step. `format` and `date` '' = detected from the source. */
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

/** Text that was pasted or typed but not read yet: the browser keeps it, whatever happens. */
export function useSourceDraft(): Draft<SourceDraft> & { clear(): void } {
	const draft = useDraft('importar', BLANK);
	return { ...draft, clear: () => draft.reset(BLANK) };
}
