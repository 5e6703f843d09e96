import type { BotView } from '#core/bots/contract.ts';
import { botNames, botPanelCopy } from '#core/bots/copy/panel.ts';

type BotSwitchProps = { bot: BotView; busy: boolean; onTurn: (enabled: boolean) => void };

/** Turns a bot on or off. */
export function BotSwitch({ bot, busy, onTurn }: BotSwitchProps) {
	return (
		<span className="bot-switch" data-on={bot.enabled || undefined}>
			<button
				type="button"
				role="switch"
				aria-checked={bot.enabled}
				aria-disabled={busy || undefined}
				aria-label={botPanelCopy.turn(botNames[bot.id].name)}
				onClick={() => onTurn(!bot.enabled)}
			/>
			<span aria-hidden="true">{bot.enabled ? botPanelCopy.on : botPanelCopy.off}</span>
		</span>
	);
}
