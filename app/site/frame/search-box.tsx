import { type SubmitEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { frameCopy } from '#core/copy/frame.ts';
import { SEARCH_MAX_LENGTH, SEARCH_PARAMETER } from '#core/site/paths.ts';
import type { Search } from './use-search.ts';

const { search } = frameCopy;

/** S9.01: below this width the short placeholder stands, so that it is never cut. */
const WIDE = '(width >= 48rem)';

/** S2.03: filters what the page lists while one types; submitting searches too, and without script it is a plain GET form. */
export function SearchBox({ action, term, type, submit }: Search) {
	const input = useRef<HTMLInputElement>(null);
	const wide = useMediaQuery(WIDE);

	useEffect(() => {
		// The address changed by itself (back, a link): the box follows, but never while its text means the same.
		if (input.current && input.current.value.trim().toLocaleLowerCase('pt-BR') !== term) input.current.value = term;
	}, [term]);

	const onSubmit = (event: SubmitEvent) => {
		event.preventDefault();
		submit(input.current?.value ?? '');
	};
	return (
		<search className="search" aria-label={search.region}>
			<form action={action} method="get" onSubmit={onSubmit}>
				<button type="submit" className="search-go" aria-label={search.submit}>
					<Icon name="search" />
				</button>
				<input
					ref={input}
					type="search"
					name={SEARCH_PARAMETER}
					aria-label={search.label}
					placeholder={wide ? search.wide : search.narrow}
					defaultValue={term}
					maxLength={SEARCH_MAX_LENGTH}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					enterKeyHint="search"
					onInput={(event) => type(event.currentTarget.value)}
				/>
			</form>
		</search>
	);
}

function useMediaQuery(query: string): boolean {
	return useSyncExternalStore(
		(notify) => {
			const media = matchMedia(query);
			media.addEventListener('change', notify);
			return () => media.removeEventListener('change', notify);
		},
		() => matchMedia(query).matches,
		() => false,
	);
}
