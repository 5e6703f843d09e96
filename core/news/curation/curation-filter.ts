/** The queue, and where decided groups went. */
export const CURATION_TABS = ['open', 'snoozed', 'approved', 'rejected'] as const;
export type CurationTab = (typeof CURATION_TABS)[number];

/** How many groups one page has. */
export const CURATION_PAGE = 40;

export type CurationFilter = {
	tab: CurationTab;
	text: string;
	sourceId: string | null;
	teamId: string | null;
	/** Where the page before ended: instant and id of its last group. */
	after: { at: number; id: string } | null;
};

const NAMES = {
	open: 'fila',
	snoozed: 'adiadas',
	approved: 'aprovadas',
	rejected: 'rejeitadas',
} as const satisfies Record<CurationTab, string>;
type Asked = Partial<Record<'fila' | 'busca' | 'fonte' | 'time' | 'antes', string | undefined>>;

/**
 * Reads the parameters of the screen's address; what it does not know is as if it were not there.
 */
export function readCurationFilter(asked: Asked): CurationFilter {
	const [, at, id] = /^(\d{1,16})_([\w-]{1,64})$/.exec(asked.antes ?? '') ?? [];
	return {
		tab: CURATION_TABS.find((tab) => NAMES[tab] === asked.fila) ?? 'open',
		text: (asked.busca ?? '').trim().slice(0, 100),
		sourceId: asked.fonte || null,
		teamId: asked.time || null,
		after: at === undefined || id === undefined ? null : { at: Number(at), id },
	};
}

/** The parameters that make this filter, without those that say nothing. */
export function writeCurationFilter({
	tab,
	text,
	sourceId,
	teamId,
	after,
}: CurationFilter): string {
	const all: Asked = {
		...{
			fila: tab === 'open' ? '' : NAMES[tab],
			busca: text,
			fonte: sourceId ?? '',
			time: teamId ?? '',
		},
		antes: after === null ? '' : cursorOf(after),
	};
	return new URLSearchParams(
		Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
	).toString();
}

/** Names a place in the queue. */
export function cursorOf({ at, id }: { at: number; id: string }): string {
	return `${at}_${id}`;
}
