import { Screen } from '#app/admin/ui/screen.tsx';
import { useQuery } from '#app/admin/ui/use-query.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { parseDay } from '#core/site/dates.ts';
import { DAY_PARAMETER } from '#core/site/paths.ts';
import { GameForm } from './game-form.tsx';

/** A new game; `?dia=` starts on a day other than today. */
export function NewScreen({ today }: { today: string }) {
	const [query] = useQuery();
	return (
		<Screen title={panelCopy.menu.newGame}>
			<GameForm
				record={null}
				day={parseDay(query.get(DAY_PARAMETER) ?? '') ?? today}
				justSaved={false}
			/>
		</Screen>
	);
}
