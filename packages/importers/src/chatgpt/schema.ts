import { z } from 'zod'

/** Only what is read; exports of other years have more, and less. */
export const conversationSchema = z.object({
  id: z.string().nullish(),
  conversation_id: z.string().nullish(),
  title: z.string().nullish(),
  create_time: z.number().nullish(),
  current_node: z.string().nullish(),
  mapping: z.custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === 'object' && value !== null,
  ),
})

export type Conversation = z.infer<typeof conversationSchema>

export const nodeSchema = z.object({ parent: z.string().nullish(), message: z.unknown().optional() })

export const messageSchema = z.object({
  id: z.string().nullish(),
  author: z.object({ role: z.string(), name: z.string().nullish() }),
  create_time: z.number().nullish(),
  content: z.object({
    content_type: z.string(),
    parts: z.array(z.unknown()).nullish(),
  }),
  recipient: z.string().nullish(),
  metadata: z
    .object({
      is_visually_hidden_from_conversation: z.boolean().nullish(),
      is_user_system_message: z.boolean().nullish(),
      model_slug: z.string().nullish(),
      attachments: z.array(z.object({ name: z.string().nullish() })).nullish(),
    })
    .nullish(),
})

export type Message = z.infer<typeof messageSchema>
