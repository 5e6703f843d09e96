import { type ComponentProps, useDeferredValue, useState } from 'react';
import { PageFrame } from '#app/admin/ui/page-frame.tsx';
import { GamePage } from '#app/site/games/game/game-page.tsx';
import { headlineWording } from '#core/answer/headline-wording.ts';
import { gameSideCopy as copy } from '#core/games/copy/form.ts';
import { previewGame } from '#core/games/form/preview-game.ts';
import type { TypedGame } from '#core/games/form/typed-game.ts';
import type { GameView } from '#core/games/game-view.ts';
import { mainActions } from '#core/games/main-action.ts';
import type { RelatedGames } from '#core/games/related-games.ts';
import { dayOf } from '#core/site/dates.ts';

const WIDTHS = {
	phone: { width: 390, height: 760 },
	desktop: { width: 1280, height: 900 },
} as const;
/** The preview leaves out related games: they would only distract. */
const NOTHING_RELATED: RelatedGames = { leg: null, next: [], sameTime: [] };

function answersOf({
	answers,
	broadcasts,
}: GameView): Pick<ComponentProps<typeof GamePage>, 'wording' | 'actions'> {
	return { wording: headlineWording(answers), actions: mainActions(answers, broadcasts) };
}

/**
 * Preview of the public page, with its real components, at the width of a phone or a wide screen.
 */
export function GamePreview({ typed }: { typed: TypedGame }) {
	const [kind, setKind] = useState<keyof typeof WIDTHS>('phone');
	// Deferred, so that the preview never blocks typing.
	const shown = useDeferredValue(typed);
	const [now] = useState(() => Date.now());
	const view = previewGame(shown, now);
	const share = { title: '', text: '', address: '', whatsapp: '', googleCalendar: '' };
	return (
		<aside className="game-preview" aria-labelledby="previa">
			<div className="preview-top">
				<h2 id="previa">{copy.preview}</h2>
				<fieldset className="segments">
					<legend className="vh">{copy.widthLabel}</legend>
					{(['phone', 'desktop'] as const).map((name) => (
						<label key={name}>
							<input
								type="radio"
								name="previa-largura"
								checked={kind === name}
								onChange={() => setKind(name)}
							/>
							<span>{copy.widths[name]}</span>
						</label>
					))}
				</fieldset>
			</div>
			{view === null ? (
				<p className="preview-none">{copy.noPreview}</p>
			) : (
				<PageFrame title={copy.previewFrame} {...WIDTHS[kind]}>
					<main>
						<GamePage
							{...answersOf(view)}
							{...{ view, share, today: dayOf(now), related: NOTHING_RELATED, news: [] }}
						/>
					</main>
				</PageFrame>
			)}
		</aside>
	);
}
