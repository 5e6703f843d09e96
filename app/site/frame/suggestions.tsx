import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { Hit, LeadHit } from '#app/site/search/hit.tsx';
import { searchCopy } from '#core/search/copy/search.ts';
import type { SuggestionState } from './suggestion-source.ts';
import { useCombobox } from './use-combobox.ts';
import { useNextFrame } from './use-next-frame.ts';
import { useSuggestions } from './use-suggestions.ts';

type SuggestionsProps = {
	input: HTMLInputElement;
	/** The term in the box, normalized by `searchTerm`. */
	term: string;
	/** Prefix for the ids of this box. */
	id: string;
	startsOpen: boolean;
	/**
	 * One line in the header instead of a panel: the page filters its own list, which must stay
	 * visible (S2.03).
	 */
	isStrip: boolean;
	type: (text: string) => void;
	go: (path: string) => void;
};

const PRESSES = ['mousedown', 'click'] as const;

/**
 * Suggestions under the box: a list to choose from, or the reason why there is none. Loaded when
 * the box is first used.
 */
export function Suggestions({ input, term, id, startsOpen, isStrip, type, go }: SuggestionsProps) {
	const panel = useRef<HTMLDivElement>(null);
	const listId = `${id}-lista`;
	const write = (text: string) => {
		input.value = text;
		type(text);
	};
	const clear = () => write('');
	// The frame of a keystroke belongs to the page, which filters its list.
	const wanted = useNextFrame(term);
	const isAsked = term !== '' && wanted !== '';
	// Loaded while closed too: opening by an arrow key then finds the list.
	const state = useSuggestions(wanted, isAsked);
	const shown = isAsked ? state.shown : [];
	const options = { count: shown.length, listId, optionId: (place: number) => optionId(id, place) };
	const { isOpen, place, close } = useCombobox({
		input,
		startsOpen,
		...options,
		clear,
		choose,
		holdsForClick: isStrip,
	});

	function choose(chosen: number): void {
		const url = shown[chosen]?.url;
		close();
		if (url !== undefined) go(url);
	}
	const isShown = isOpen && isAsked;
	const onPress = useEffectEvent((event: MouseEvent) => {
		// The box keeps the focus: pressing the list must not take it.
		if (event.type === 'mousedown') return event.preventDefault();
		if (!(event.target instanceof Element)) return;
		const option = event.target.closest<HTMLElement>('[role=option]');
		if (option) choose(Number(option.dataset.place));
	});
	useEffect(() => {
		// The keyboard belongs to the box; the list listens only to pointers.
		const element = isShown ? panel.current : null;
		for (const type of PRESSES) element?.addEventListener(type, onPress);
		return () => {
			for (const type of PRESSES) element?.removeEventListener(type, onPress);
		};
	}, [isShown]);
	return (
		<>
			<p role="status" className="vh">
				{isShown ? spoken(state) : ''}
			</p>
			{isShown ? (
				<div
					ref={panel}
					className={isStrip ? 'suggest suggest-strip' : 'suggest'}
					data-status={state.status}
				>
					{isStrip || shown.length === 0 ? null : <Understood state={state} />}
					{shown.length > 0 ? (
						<div
							id={listId}
							role="listbox"
							aria-label={searchCopy.list}
							aria-busy={state.status === 'waiting'}
						>
							<Options state={state} id={id} place={place} isStrip={isStrip} />
						</div>
					) : (
						<Note state={state} />
					)}
				</div>
			) : null}
		</>
	);
}

/** Id of the option at an index of the list. */
function optionId(id: string, place: number): string {
	return `${id}-${place}`;
}

type OptionsProps = { state: SuggestionState; id: string; place: number; isStrip: boolean };

/** The options in order. */
const Options = memo(function Options({ state: { shown }, id, place, isStrip }: OptionsProps) {
	return shown.map((suggestion, at) => {
		// The answer to a question is the first suggestion; for a plain name it is one of many.
		const isLead = at === 0 && suggestion.kind === 'game' && !isStrip;
		return (
			<div
				key={suggestion.url}
				id={optionId(id, at)}
				className={isLead ? 'suggest-one hit-lead' : 'suggest-one hit'}
				role="option"
				tabIndex={-1}
				aria-selected={at === place}
				data-place={at}
				data-kind={suggestion.kind}
			>
				{isLead ? <LeadHit hit={suggestion} /> : <Hit hit={suggestion} />}
			</div>
		);
	});
});

/**
 * The understood words, if there are several. Without an answer, says that only this page was
 * searched.
 */
function Understood({ state: { status, words } }: { state: SuggestionState }) {
	if (status === 'offline' || status === 'failed')
		return <p className="suggest-words">{searchCopy.onlyHere}</p>;
	if (words.length < 2) return null;
	return (
		<p className="suggest-words">
			{searchCopy.understood}
			{words.map((word) => (
				<b key={word}>{word}</b>
			))}
		</p>
	);
}

/** Why the list is empty, and what helps. */
function Note({ state }: { state: SuggestionState }) {
	if (state.status === 'waiting')
		return <p className="suggest-note suggest-wait">{searchCopy.waiting}</p>;
	const { title, text } = noteOf(state);
	return (
		<div className="suggest-note">
			<p className="suggest-title">{title}</p>
			<p>{text}</p>
		</div>
	);
}

function noteOf({ status, term }: SuggestionState): { title: string; text: string } {
	if (status === 'offline' || status === 'failed') return searchCopy[status];
	return { title: searchCopy.none.title(term), text: searchCopy.none.text };
}

/** The announcement; empty while an answer is in flight. */
function spoken(state: SuggestionState): string {
	if (state.status === 'waiting') return '';
	const isAlone = state.status !== 'ready';
	if (state.shown.length > 0)
		return `${isAlone ? `${searchCopy.onlyHere} ` : ''}${searchCopy.count(state.shown.length)}`;
	const { title, text } = noteOf(state);
	return `${title}. ${text}`;
}
