import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Screen } from '#app/admin/ui/screen.tsx';
import { useQuery } from '#app/admin/ui/use-query.ts';
import { keysOf } from '#core/kit/keys.ts';
import type { ChannelRecord, CompetitionRecord, TeamRecord } from '#core/names/contract.ts';
import { namesCopy as copy } from '#core/names/copy/desk.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import { NAME_PARAMETERS, panelPaths } from '#core/site/paths/panel.ts';
import { ChannelForm } from './channel-form.tsx';
import { CompetitionForm } from './competition-form.tsx';
import { NamesList } from './names-list.tsx';
import { NewName } from './new-name.tsx';
import { TeamForm } from './team-form.tsx';

const KINDS = keysOf(copy.tabs);

/** A kind with one entry, or without one: then the entries are listed. */
export type LoadedNames =
	| { kind: 'team'; record: TeamRecord }
	| { kind: 'competition'; record: CompetitionRecord }
	| { kind: 'channel'; record: ChannelRecord }
	| { kind: PickerKind; record: null };

/** Teams, competitions and channels: search, edit, merge. */
export function NamesScreen({ loaded }: { loaded: LoadedNames }) {
	const navigate = useNavigate();
	const [query, changeQuery] = useQuery();
	const [creating, setCreating] = useState<string | null>(null);
	const { kind } = loaded;
	const text = query.get(NAME_PARAMETERS.search) ?? '';
	const search = (next: string) => {
		const parameters = new URLSearchParams({
			[NAME_PARAMETERS.kind]: query.get(NAME_PARAMETERS.kind) ?? '',
		});
		if (next !== '') parameters.set(NAME_PARAMETERS.search, next);
		changeQuery(parameters);
	};
	const go = (id: string) => void navigate(panelPaths.name(kind, id));
	const made = ({ id }: { id: string }) => {
		setCreating(null);
		go(id);
	};
	return (
		<Screen
			title={copy.title}
			actions={
				<a className="button button-quiet" href={panelPaths.games}>
					{copy.toGames}
				</a>
			}
		>
			<nav aria-label={copy.title} className="settings-nav">
				<ul>
					{KINDS.map((each) => (
						<li key={each}>
							<a href={panelPaths.names(each)} aria-current={each === kind ? 'page' : undefined}>
								{copy.tabs[each]}
							</a>
						</li>
					))}
				</ul>
			</nav>
			{loaded.record === null ? (
				<NamesList key={kind} kind={kind} text={text} onSearch={search} onNew={setCreating} />
			) : (
				<NameForm
					loaded={loaded}
					onMerged={go}
					onBack={() => void navigate(panelPaths.names(kind))}
				/>
			)}
			{creating === null ? null : (
				<NewName kind={kind} name={creating} onMade={made} onClose={() => setCreating(null)} />
			)}
		</Screen>
	);
}

type NameFormProps = { loaded: LoadedNames; onMerged(into: string): void; onBack(): void };

function NameForm({ loaded, onMerged, onBack }: NameFormProps) {
	const rest = { onMerged, onBack };
	if (loaded.record === null) return null;
	const { id } = loaded.record;
	if (loaded.kind === 'team') return <TeamForm key={id} record={loaded.record} {...rest} />;
	if (loaded.kind === 'channel') return <ChannelForm key={id} record={loaded.record} {...rest} />;
	return <CompetitionForm key={id} record={loaded.record} {...rest} />;
}
