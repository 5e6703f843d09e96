import type { UploadState } from '#core/media/upload-view.ts';

/** Texts of uploads throughout the panel. */
export const uploadCopy = {
	choose: { one: 'Escolher arquivo', many: 'Escolher arquivos' },
	drop: { one: 'ou solte-o aqui', many: 'ou solte-os aqui' },
	list: 'Envios',
	states: {
		running: 'Enviando',
		pausing: 'Pausando…',
		paused: 'Em pausa',
		canceling: 'Cancelando…',
		canceled: 'Cancelado',
		success: 'Enviado',
		error: 'Não foi enviado',
	} as const satisfies Record<UploadState, string>,
	actions: {
		pause: 'Pausar',
		resume: 'Continuar',
		cancel: 'Cancelar',
		again: 'Tentar de novo',
		dismiss: 'Tirar da lista',
	},
	actionOf: (action: string, name: string) => `${action}: ${name}`,
	/** Sizes are already formatted: '1,2 MB'. */
	progress: (sent: string, size: string) => `${sent} de ${size}`,
	percent: (percent: number) => `${percent}%`,
	said: (name: string, state: string) => `${name}: ${state}`,
	notes: {
		offline:
			'Sem conexão com o servidor. O que já chegou está guardado; o envio continua sozinho quando ela voltar.',
		'disk-full':
			'O servidor está sem espaço em disco. O que já chegou está guardado; o envio continua sozinho quando houver espaço.',
		unavailable: 'O servidor não está respondendo. O envio continua sozinho assim que ele voltar.',
	},
	empty: 'O arquivo está vazio. Escolha outro.',
	leaving: 'Há um envio em andamento.',
	crop: {
		title: 'Ajustar o logo',
		text: 'O logo aparece num quadrado. Aproxime e posicione a imagem; o que ficar fora do quadrado é cortado.',
		stage: 'Imagem no quadrado: arraste para posicionar',
		zoom: 'Aproximação',
		horizontal: 'Posição horizontal',
		vertical: 'Posição vertical',
		use: 'Recortar e enviar',
		asIs: 'Enviar sem recortar',
		cancel: 'Cancelar',
		percent: (percent: number) => `${percent}%`,
	},
} as const;

/** A byte count in words, with the units of file managers. */
export function formatBytes(bytes: number): string {
	const units = ['bytes', 'KB', 'MB', 'GB'] as const;
	const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
	const value = bytes / 1024 ** step;
	const digits = step === 0 || value >= 100 ? 0 : 1;
	return `${value.toLocaleString('pt-BR', { maximumFractionDigits: digits })} ${units[step]}`;
}
