import { z } from 'zod'

/** Only what is read. */
export const conversationSchema = z.object({
  uuid: z.string().nullish(),
  name: z.string().nullish(),
  created_at: z.string().nullish(),
  current_leaf_message_uuid: z.string().nullish(),
  chat_messages: z.array(z.unknown()),
})

const named = z.object({ file_name: z.string().nullish() })

export const messageSchema = z.object({
  uuid: z.string().nullish(),
  sender: z.string(),
  text: z.string().nullish(),
  content: z.array(z.object({ type: z.string(), text: z.unknown().optional() })).nullish(),
  created_at: z.string().nullish(),
  parent_message_uuid: z.string().nullish(),
  attachments: z.array(named.extend({ extracted_content: z.string().nullish() })).nullish(),
  files: z.array(named).nullish(),
})

export type Message = z.infer<typeof messageSchema>
