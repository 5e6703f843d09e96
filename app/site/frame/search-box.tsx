import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearched } from '#app/site/search-term.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { frameCopy } from '#core/copy/frame.ts';
import { SEARCH_MAX_LENGTH, SEARCH_PARAMETER, searchTerm } from '#core/site/paths.ts';
import type { Suggestions as SuggestionsType } from './suggestions.tsx';
import type { Search } from './use-search.ts';

const { search } = frameCopy;

/**
 * S2.03: filters the page's list while the reader types; submitting searches too. Without scripts
 * it is a plain GET form. It is rendered once for each placeholder, and CSS shows one by width
 * (S9.01). The placeholder is thus right and never cut before any script runs. The suggestions load
 * when the box is first used.
 */
export function SearchBox({
	width,
	action,
	isList,
	type,
	submit,
	go,
}: Search & { width: 'wide' | 'narrow' }) {
	const { term, turn } = useSearched();
	const input = useRef<HTMLInputElement>(null);
	const typed = useRef(false);
	const shownTurn = useRef<number | null>(null);
	const [first] = useState(term);
	const [Suggestions, setSuggestions] = useState<typeof SuggestionsType | null>(null);

	// Without a connection the box still filters, and the next focus retries.
	const load = () =>
		import('./suggestions.tsx').then(
			(loaded) => setSuggestions(() => loaded.Suggestions),
			() => undefined,
		);
	const typeIn = (text: string) => {
		typed.current = true;
		type(text);
	};
	/** Handles input that came earlier than hydration. */
	const takeOver = useEffectEvent((box: HTMLInputElement) => {
		if (document.activeElement === box) void load();
		if (box.value !== box.defaultValue) typeIn(box.value);
	});
	useEffect(() => {
		const box = input.current;
		if (box === null) return;
		// The address changed outside the box (history, a link): the box follows, unless its text means
		// the same. Typed text is ahead of the address.
		const isLed = shownTurn.current !== turn || document.activeElement !== box;
		if (shownTurn.current === null) takeOver(box);
		else if (isLed && searchTerm(box.value) !== term) box.value = term;
		shownTurn.current = turn;
	}, [term, turn]);
	useEffect(() => {
		// The combobox role is set only where scripts run.
		if (input.current)
			Object.assign(input.current, {
				role: 'combobox',
				ariaAutoComplete: 'list',
				ariaExpanded: 'false',
			});
	}, []);

	const onSubmit = (event: SubmitEvent) => {
		event.preventDefault();
		submit(input.current?.value ?? '');
	};
	return (
		<search className={`search search-${width}`} aria-label={search.region}>
			<form id={`busca-${width}`} action={action} method="get" onSubmit={onSubmit}>
				<button type="submit" className="search-go" aria-label={search.submit}>
					<Icon name="search" />
				</button>
				<input
					ref={input}
					type="search"
					name={SEARCH_PARAMETER}
					aria-label={search.label}
					placeholder={search[width]}
					defaultValue={first}
					maxLength={SEARCH_MAX_LENGTH}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					enterKeyHint="search"
					onFocus={load}
					onInput={(event) => typeIn(event.currentTarget.value)}
				/>
			</form>
			{Suggestions && input.current ? (
				<Suggestions
					input={input.current}
					term={term}
					id={width}
					startsOpen={typed.current}
					isStrip={isList}
					type={type}
					go={go}
				/>
			) : null}
		</search>
	);
}
