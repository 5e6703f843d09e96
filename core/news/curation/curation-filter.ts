/** The queue, and the lists of decided groups. */
export const CURATION_TABS = ['open', 'snoozed', 'approved', 'rejected'] as const;
export type CurationTab = (typeof CURATION_TABS)[number];

/** Groups per page. */
export const CURATION_PAGE = 40;

export type CurationFilter = {
	tab: CurationTab;
	text: string;
	sourceId: string | null;
	teamId: string | null;
	/** Where the previous page ended: instant and id of its last group. */
	after: { at: number; id: string } | null;
};

const NAMES = {
	open: 'fila',
	snoozed: 'adiadas',
	approved: 'aprovadas',
	rejected: 'rejeitadas',
} as const satisfies Record<CurationTab, string>;
type Asked = Partial<Record<'fila' | 'busca' | 'fonte' | 'time' | 'antes', string | undefined>>;

/** Parses the screen's query parameters; unknown ones are ignored. */
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

/** The query parameters of a filter, without default values. */
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

/** A cursor into the queue. */
export function cursorOf({ at, id }: { at: number; id: string }): string {
	return `${at}_${id}`;
}
