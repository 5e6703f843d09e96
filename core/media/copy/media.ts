import { MOVING } from '#core/copy/moving.ts';
import type { Refusal } from '#core/media/refusal.ts';

/** Operator texts for refusals of the file service: what is wrong, and what to do. */
export const refusalCopy = {
	'bad-request': 'O pedido não pôde ser entendido. Recarregue a página e tente de novo.',
	'bad-name':
		'O nome do arquivo não é aceito. Use letras, números, espaços, pontos e hifens, com até 1.024 bytes.',
	'bad-offset':
		'O envio saiu de ordem: esta parte vem depois de bytes que ainda não chegaram. Nada foi alterado.',
	'bad-length':
		'O tamanho enviado não é o que foi anunciado. O arquivo pode ter mudado no disco: escolha-o de novo.',
	'bad-metadata': 'As informações do arquivo não são aceitas. Nada foi alterado.',
	'bad-multipart': 'O envio chegou incompleto ou malformado. Tente de novo.',
	unauthenticated: 'Entre de novo para continuar. O que já foi enviado está guardado.',
	'quota-exceeded':
		'O espaço reservado para arquivos acabou. Apague arquivos que não usa ou peça mais espaço ao administrador.',
	forbidden: 'Sua conta não tem permissão para este arquivo.',
	'not-found': 'Este arquivo não existe.',
	'method-not-allowed': 'Esta operação não existe neste endereço.',
	'too-slow':
		'O envio ficou parado por tempo demais. O que já chegou está guardado: continue quando a conexão voltar.',
	'in-use': 'Este arquivo está em uso no site. Tire-o de onde é usado e depois apague.',
	'taken-over': 'Outra aba ou conexão assumiu este envio.',
	'upload-gone': 'Este envio não existe mais no servidor. Envie o arquivo de novo.',
	'too-large': 'O arquivo é maior do que o permitido.',
	'picture-too-large': 'A imagem é grande demais: use no máximo 40 megapixels e 30 MB.',
	'type-refused':
		'Aqui só entram imagens PNG, JPEG, WebP, GIF, AVIF ou SVG, e o conteúdo deste arquivo não é de nenhum destes tipos.',
	'range-refused': 'O trecho pedido não existe neste arquivo.',
	'unreadable-picture':
		'A imagem está danificada e não pôde ser lida. Exporte-a de novo e tente outra vez.',
	unavailable:
		'O armazenamento de arquivos não está respondendo. O que já foi enviado está guardado; tente de novo em instantes.',
	moving: MOVING,
	'disk-full':
		'O servidor está sem espaço em disco. O que já foi enviado está guardado e continua quando houver espaço.',
} as const satisfies Record<Refusal, string>;

/** Texts about the file settings. */
export const filesConfigCopy = {
	url:
		'FILES_URL deve ser um endereço s3://CHAVE:SEGREDO@balde/prefixo?region=REGIÃO&endpoint=https://…; ' +
		'sem ele os arquivos ficam no disco, em DATA_DIR.',
	megabytes: (name: string) => `${name} deve ser um número inteiro de megabytes, de 1 a 10000000.`,
} as const;
