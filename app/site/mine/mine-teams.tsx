import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { mineCopy } from '#core/mine/copy/mine.ts';
import { MOST_TEAMS, type MyTeam } from '#core/mine/preferences.ts';
import { SEARCH_MAX_LENGTH } from '#core/site/paths.ts';
import { findTeams } from './mine-source.ts';

const { teams: words } = mineCopy;

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 200;

/**
 * My teams, and a search that adds more. The results are plain buttons for keyboard and screen
 * readers.
 */
export function MineTeams({
	teams,
	onChange,
}: {
	teams: MyTeam[];
	onChange: (teams: MyTeam[]) => void;
}) {
	const hint = useId();
	const field = useRef<HTMLInputElement>(null);
	const [term, setTerm] = useState('');
	const found = useFound(term);
	const isFull = teams.length >= MOST_TEAMS;
	const offered = Array.isArray(found)
		? found.filter(({ id }) => teams.every((team) => team.id !== id))
		: [];
	const add = (team: MyTeam) => {
		onChange([...teams, team]);
		setTerm('');
		field.current?.focus();
	};
	const remove = (id: string) => {
		onChange(teams.filter((team) => team.id !== id));
		field.current?.focus();
	};
	return (
		<fieldset className="mine-field">
			<legend className="mine-title">{words.label}</legend>
			{teams.length === 0 ? null : (
				<ul className="mine-teams">
					{teams.map(({ id, name }) => (
						<li key={id}>
							<button
								type="button"
								className="mine-team"
								aria-label={words.remove(name)}
								onClick={() => remove(id)}
							>
								{name}
								<Icon name="close" />
							</button>
						</li>
					))}
				</ul>
			)}
			<input
				ref={field}
				type="search"
				aria-label={words.search}
				aria-describedby={hint}
				placeholder={words.search}
				value={term}
				disabled={isFull}
				maxLength={SEARCH_MAX_LENGTH}
				autoComplete="off"
				spellCheck={false}
				onChange={({ currentTarget }) => setTerm(currentTarget.value)}
			/>
			<p id={hint} className="mine-note">
				{isFull ? words.full(MOST_TEAMS) : words.hint}
			</p>
			<p role="status" className="mine-note">
				{found === 'failed' ? words.failed : found === null ? '' : words.found(offered.length)}
			</p>
			{offered.length === 0 ? null : (
				<ul className="mine-teams">
					{offered.map((team) => (
						<li key={team.id}>
							<button type="button" className="mine-team" onClick={() => add(team)}>
								{words.add(team.name)}
							</button>
						</li>
					))}
				</ul>
			)}
		</fieldset>
	);
}

/** Teams that match the term, debounced; null before the first request. */
function useFound(term: string): MyTeam[] | 'failed' | null {
	const [found, setFound] = useState<MyTeam[] | 'failed' | null>(null);
	useEffect(() => {
		setFound(null);
		if (term.trim() === '') return;
		const gone = new AbortController();
		const timer = setTimeout(() => {
			findTeams(term, gone.signal).then(setFound, () => gone.signal.aborted || setFound('failed'));
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			gone.abort();
		};
	}, [term]);
	return found;
}
